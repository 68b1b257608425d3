/** Words that another build has kept in this browser: no form of this build can take them. */
export type Aside = { value: unknown; drop: () => Promise<void> }

type File = { type: string; text: string }

const isFile = (value: unknown): value is File =>
  typeof (value as Partial<File> | null)?.type === 'string' && typeof (value as Partial<File>).text === 'string'

/** A file that waited to be sent, as `keepBytes` keeps it; undefined where the value is none. */
export function openFile(value: unknown): Blob | undefined {
  if (!isFile(value)) return undefined
  try {
    return new Blob([Uint8Array.from(atob(value.text), (one) => one.charCodeAt(0))], { type: value.type })
  } catch {
    return undefined
  }
}

/** The texts in it, each with its path in front, as lines. */
export function listLines(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [path ? `${path}: ${value}` : value]
  return Object.entries(value ?? {}).flatMap(([name, part]) => listLines(part, path ? `${path}.${name}` : name))
}
