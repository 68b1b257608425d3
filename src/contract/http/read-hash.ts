/** What a hash names, given without its sign; one that someone broke is taken as it stands. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
