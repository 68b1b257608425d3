type Method = (this: string, ...values: unknown[]) => unknown

const STRING = String.prototype as unknown as Record<string, Method>
const LOOKING_THROUGH = ['replace', 'replaceAll', 'split', 'trim', 'normalize', 'toLowerCase']
/** Methods that stop at the first match. */
const LOOKING_FOR = ['search', 'indexOf', 'includes']

/** Starts counting. Returns a function that stops and returns the count. */
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

/** Counts the scanned characters and the lookups of an act: a measure of work that does not depend on the machine. */
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

/** The same for an asynchronous act. Nothing else may run meanwhile. */
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
