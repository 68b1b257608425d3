import { ACCOUNT_SECTIONS } from '#src/contract/account-pages.ts'

const EVERYWHERE = ['common', 'layout', 'ui', 'form', 'error', 'error-page', 'page', 'interface']
const VOCABULARIES = ['rank', 'vessel', 'certificate', 'vocabulary', 'place']

const BY_PREFIX: Record<string, readonly string[]> = {
  admin: ['admin', 'account', ...VOCABULARIES],
  crewing: ['crewing', 'vacancy', 'application', ...VOCABULARIES],
  vacancy: ['vacancy', 'application', ...VOCABULARIES],
  seamans: ['crew', ...VOCABULARIES],
  seaman: ['seaman', 'vacancy', ...VOCABULARIES],
  training: ['training', ...VOCABULARIES],
  company: ['company', 'picture', 'training', 'feed', 'recovery', 'seaman', 'vacancy', 'application', ...VOCABULARIES],
}

/** The message areas that a route's page needs in the browser; each is one file of the catalogues. */
export function messageAreasOf(routeId: string): readonly string[] {
  const prefix = routeId.split('-')[0] as string
  const section = ACCOUNT_SECTIONS.find((name) => routeId.endsWith(`-${name}`))
  if (section)
    return [
      ...EVERYWHERE,
      'account',
      section,
      ...(section === 'security' ? ['auth', 'recovery', 'passkey', 'social'] : []),
    ]
  return [...EVERYWHERE, ...(BY_PREFIX[prefix] ?? VOCABULARIES)]
}
