/** Ids made of the words of a heading in any script; the second of the same words gets a number. */
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
