/** To the clipboard; over plain http there is none, so the text is selected to be copied by hand. */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return false;
  }
}
