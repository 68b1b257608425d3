const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/

export type FrontMatter = { fields: ReadonlyMap<string, string>; body: string }

/** Reads a text that begins with `name: value` lines between two lines of three dashes; without them there are no fields. */
export function readFrontMatter(text: string): FrontMatter {
  const { head = '', body = '' } = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {}
  return { fields: new Map(head.split('\n').map(readLine)), body }
}

function readLine(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
