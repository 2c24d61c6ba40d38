/** Share a link with the device's own share sheet, where it has one. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The user closed the sheet.
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Copy to the clipboard. Over plain http there is none, so the text is selected and copied the old way. */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand("copy");
  }
}
