import { type WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'

/** Unpacks at most `size` bytes. Undefined for corrupt data or another size. Throws `WorkBudgetError`. */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
  budget: WorkBudget,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  budget.spend(packed.byteLength)
  const out = new Uint8Array(size)
  let filled = 0
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue
      budget.spend(value.byteLength)
      if (filled + value.byteLength > size) {
        await reader.cancel()
        return undefined
      }
      out.set(value, filled)
      filled += value.byteLength
    }
  } catch (error) {
    if (error instanceof WorkBudgetError) throw error
    return undefined
  }
  return filled === size ? out : undefined
}
