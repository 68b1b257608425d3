import type { AppIntl } from './intl.ts'

export function paperName(slug: string, intl: AppIntl): string {
  const id = `certificate.${slug}` as const
  return intl.has(id) ? intl.t(id) : slug
}

/** Returns the subject of a match line by its name. */
export function lineText(name: string, intl: AppIntl): string {
  const [kind = '', of = ''] = name.split(' ')
  return kind === 'paper' ? paperName(of, intl) : intl.t(`match.line.${of ? `${kind}-${of}` : kind}`)
}
