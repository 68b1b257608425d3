/** Data that another build stored in this browser and that this build cannot load. */
export type Aside = { value: unknown; drop: () => Promise<void> }

type File = { type: string; text: string }

const isFile = (value: unknown): value is File =>
  typeof (value as Partial<File> | null)?.type === 'string' && typeof (value as Partial<File>).text === 'string'

/** A file that was waiting to be sent, as `keepBytes` stores it; undefined for other values. */
export function openFile(value: unknown): Blob | undefined {
  if (!isFile(value)) return undefined
  try {
    return new Blob([Uint8Array.from(atob(value.text), (one) => one.charCodeAt(0))], { type: value.type })
  } catch {
    return undefined
  }
}

/** The texts in a value, one line each, prefixed with the path. */
export function listLines(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [path ? `${path}: ${value}` : value]
  return Object.entries(value ?? {}).flatMap(([name, part]) => listLines(part, path ? `${path}.${name}` : name))
}
