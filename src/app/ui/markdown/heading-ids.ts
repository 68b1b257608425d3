/** Returns ids from the words of headings in any script; repeated ones get a number. */
export function createHeadingIds(): (text: string) => string {
  const used = new Set<string>()
  return (text) => {
    const words =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'part'
    let id = words
    for (let number = 2; used.has(id); number += 1) id = `${words}-${number}`
    used.add(id)
    return id
  }
}
