/** The full form runs for minutes and by its own command; the short one is part of every test run. */
export const IS_FULL = (import.meta.env ?? process.env).SECURITY_FORM === 'full'

/** What a target came to, one line of the test's output. */
export const printFigure = (target: string, text: string): void => console.warn(`${target}: ${text}`)
