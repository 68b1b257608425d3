import { CV_LISTS } from './cv.ts'

type Path = readonly PropertyKey[]

/**
 * Where a place of SPEC 7's body stands, as messages are grouped: `profileData`, `contact`, `experience.3`; undefined for what is no
 * part of a CV.
 */
export function locateInProfile(path: Path): { group: string; field: string } | undefined {
  const [wrap, data, only, ...inside] = path.map(String)
  const [part = '', ...rest] = inside
  if (wrap !== 'profileSeaman' || data !== 'profileData' || only === undefined || inside.length === 0) return undefined
  if (rest.length === 0) return { group: 'profileData', field: part }
  const [place = '', field] = rest
  if (!(part in CV_LISTS)) return { group: part, field: place }
  return field === undefined ? { group: part, field: place } : { group: `${part}.${place}`, field }
}
