/** Papers that include lesser ones. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  'medical-first-aid': ['medical-care'],
  'security-awareness': ['designated-security-duties', 'sso'],
  'designated-security-duties': ['sso'],
  'dp-induction': ['dp-limited', 'dp-unlimited'],
  'dp-limited': ['dp-unlimited'],
  'gmdss-roc': ['gmdss-goc'],
  'oow-deck': ['chief-mate-master'],
  'oow-engine': ['chief-second-engineer'],
  'navigational-watch-rating': ['able-seafarer-deck'],
  'engine-watch-rating': ['able-seafarer-engine'],
  'oil-chemical-basic': ['oil-advanced', 'chemical-advanced'],
  'gas-basic': ['gas-advanced'],
  'igf-basic': ['igf-advanced'],
  'polar-basic': ['polar-advanced'],
  medical: ['eng1', 'peme'],
  bosiet: ['foet', 'tropical-bosiet'],
  pst: ['basic-safety-training'],
  fpff: ['basic-safety-training', 'advanced-fire-fighting'],
  efa: ['basic-safety-training', 'medical-first-aid', 'medical-care'],
  pssr: ['basic-safety-training'],
}

/** Returns the slugs of papers that meet a demand, including the paper itself. */
export const answersTo = (slug: string): readonly string[] => [slug, ...(COVERED_BY[slug] ?? [])]
