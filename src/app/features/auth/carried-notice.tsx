import { carryOn } from '../../../contract/after-sign-in.ts'
import { useIntl } from '../../../i18n/react.tsx'
import type { PageContext } from '../../page.ts'
import { Notice } from '../../ui/states.tsx'

/** Tells a person who came from a vacancy that it waits for them: signing in is a step, not a detour. */
export function CarriedNotice({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const { redirect, note } = carryOn(ctx.search)
  if (!redirect?.startsWith('/vacancy/')) return null
  return <Notice tone="shoal">{t(note ? 'auth.carried.note' : 'auth.carried.vacancy')}</Notice>
}
