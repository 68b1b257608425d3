import type { Manifest } from './client-assets-plugin.ts'

const OWN_PAGE = /^src\/app\/routes\/dashboard\/seaman\/cv[a-z-]*\.tsx$/
const ROUTE = /^src\/app\/routes\//

/**
 * The files of all that the own pages can take, in the order in which it is found: what they and the `entries` import, at once or late, and
 * what comes late in that. Pages that do not open offline stay out. So do the workers that read CVs from elsewhere, which are in no
 * list of imports: half a megabyte for what is done once, ashore.
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
