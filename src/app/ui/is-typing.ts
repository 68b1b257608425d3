/** Elements that take letters themselves. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]'

/** Whether a key is part of a text, or chooses in a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null

/** Whether a dialog is open; keys belong to it. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
