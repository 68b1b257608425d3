export const CV_TABS = ['personal', 'experience', 'documents', 'additional'] as const
export type CvTab = (typeof CV_TABS)[number]

const TAB_OF_PART: Readonly<Record<string, CvTab>> = {
  profileData: 'personal',
  experience: 'experience',
  documents: 'documents',
  'profileData.experience': 'experience',
  'profileData.documents': 'documents',
}

/** The tab on which a field of the CV stands; of a list as a whole the server says `profileData.experience`. */
export function tabOf(path: string): CvTab {
  const [part = '', name = ''] = path.split('.')
  return TAB_OF_PART[`${part}.${name}`] ?? TAB_OF_PART[part] ?? 'additional'
}

export const findTab = (name: string | undefined): CvTab | undefined => CV_TABS.find((tab) => tab === name)

/** How many fields of each tab the last save was about. */
export const countErrors = (paths: readonly string[]): Partial<Record<CvTab, number>> => {
  const counts: Partial<Record<CvTab, number>> = {}
  for (const path of paths) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1
  return counts
}
