/** Unpacks until there is more than was said; undefined for what cannot be unpacked, or is larger. */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const out = new Uint8Array(size)
  let filled = 0
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue
      if (filled + value.byteLength > size) {
        await reader.cancel()
        return undefined
      }
      out.set(value, filled)
      filled += value.byteLength
    }
  } catch {
    return undefined
  }
  return filled === size ? out : undefined
}
