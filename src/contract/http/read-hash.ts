/** Returns the decoded hash without `#`; a malformed one unchanged. */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
