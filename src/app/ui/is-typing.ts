/** Elements that take letters themselves. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]'

/** Whether a key is part of a text, or chooses in a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null
