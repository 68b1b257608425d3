import { carryOn } from '../../../contract/after-sign-in.ts'
import { T } from '../../../i18n/react.tsx'
import type { PageContext } from '../../page.ts'
import { Icon } from '../../ui/icon.tsx'

/** Tells a person who came from a vacancy that it waits for them: signing in is a step, not a detour. */
export function CarriedNotice({ ctx }: { ctx: PageContext }) {
  const { redirect, note } = carryOn(ctx.search)
  if (!redirect?.startsWith('/vacancy/')) return null
  return (
    <div className="notice shoal">
      <Icon name="ship" />
      <p className="sm">
        <T id={note ? 'auth.carried.note' : 'auth.carried.vacancy'} />
      </p>
    </div>
  )
}
