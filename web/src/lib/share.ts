/** Hands something on: with the device's own sheet, where there is one. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Whoever closes the sheet has decided.
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** To the clipboard; over plain http there is none, so the text is selected and copied the old way. */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand("copy");
  }
}
