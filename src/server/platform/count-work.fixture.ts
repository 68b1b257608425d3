type Method = (this: string, ...values: unknown[]) => unknown

const STRING = String.prototype as unknown as Record<string, Method>
const LOOKING_THROUGH = ['replace', 'replaceAll', 'split', 'trim', 'normalize', 'toLowerCase']
/** They stop where they find something. */
const LOOKING_FOR = ['search', 'indexOf', 'includes']

/** Counts from now on; what it gives stops the counting and returns the count. */
function startCounting(): () => number {
  let work = 0
  const originals = [...LOOKING_THROUGH, ...LOOKING_FOR].map((name) => [name, STRING[name] as Method] as const)
  const { exec } = RegExp.prototype
  const { has } = Set.prototype
  Set.prototype.has = function (this: Set<unknown>, value: unknown) {
    work += 1
    return has.call(this, value)
  }
  for (const [name, original] of originals) {
    STRING[name] = function (this: string, ...values) {
      const result = original.apply(this, values)
      const from = LOOKING_FOR.includes(name) ? Number(values[1] ?? 0) : 0
      const isFound = LOOKING_FOR.includes(name) && typeof result === 'number' && result >= 0
      work += isFound ? result - from : this.length - from
      return result
    }
  }
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    work += (match ? match.index + match[0].length : text.length) - from
    return match
  }
  return () => {
    for (const [name, original] of originals) STRING[name] = original
    RegExp.prototype.exec = exec
    Set.prototype.has = has
    return work
  }
}

/** Counts the characters that are looked at in all texts, and the words that are looked up, which tells what a time would without being one. */
export function countWork(act: () => unknown): number {
  const stop = startCounting()
  let work = 0
  try {
    act()
  } finally {
    work = stop()
  }
  return work
}

/** The same for an act that answers later. Nothing else may run meanwhile. */
export async function countWorkOf(act: () => Promise<unknown>): Promise<number> {
  const stop = startCounting()
  let work = 0
  try {
    await act()
  } finally {
    work = stop()
  }
  return work
}
