/** What a target came to, one line of the test's output. */
export const printFigure = (target: string, text: string): void => console.warn(`${target}: ${text}`)
