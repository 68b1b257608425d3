import type { Manifest } from './client-assets-plugin.ts'

const OWN_PAGE = /^src\/app\/routes\/dashboard\/seaman\/cv[a-z-]*\.tsx$/
const ROUTE = /^src\/app\/routes\//

/**
 * Returns the files that a seafarer's own pages can load, in the order of discovery: static and dynamic imports of the pages and of the
 * `entries`, recursively. Pages that do not open offline are left out. So are the workers that import CVs, which are in no list of imports:
 * half a megabyte for something that is done once, ashore.
 */
export function listOwnFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const open = [...Object.keys(manifest).filter((key) => OWN_PAGE.test(key)), ...entries]
  const seen = new Set<string>()
  const files: string[] = []
  for (let key = open.shift(); key !== undefined; key = open.shift()) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || (ROUTE.test(key) && !OWN_PAGE.test(key))) continue
    seen.add(key)
    files.push(chunk.file, ...(chunk.css ?? []))
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  return [...new Set(files)]
}
