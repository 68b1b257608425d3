import type { PageContext } from '#src/app/page.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** What is stored, by path prefix: without text, and with text. */
const WAITING: readonly [path: string, bare: MessageId, written: MessageId][] = [
  ['/vacancy/', 'auth.carried.vacancy', 'auth.carried.note'],
  ['/crewing/', 'auth.carried.agency', 'auth.carried.message'],
]

/**
 * Tells a person who came from a form that their input is stored. The small script knows the text in the tab
 * (`entry/enhance/forms/carried-words.ts`).
 */
export function CarriedNotice({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const { redirect } = carryOn(ctx.search)
  const waiting = WAITING.find(([path]) => redirect?.startsWith(path))
  if (!waiting) return null
  const [, bare, written] = waiting
  const path = redirect?.split(/[?#]/, 1)[0] ?? ''
  return (
    <Notice tone="shoal">
      <p className="small" data-carried={path} data-written={t(written)}>
        {t(bare)}
      </p>
    </Notice>
  )
}
