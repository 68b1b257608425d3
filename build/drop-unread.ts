/**
 * A style without the custom properties that nothing in it reads: all pages share their names, each document pays for its own.
 * Repeats itself, since what is dropped may have read another.
 */
export function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]))
  const rest = css.replace(
    /(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g,
    (declaration, name: string) => (read.has(name) ? declaration : ''),
  )
  return rest === css ? css : dropUnread(rest)
}
