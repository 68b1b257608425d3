import type { PageProps } from '#src/app/page.ts'
import { GuestForm } from '#src/app/ui/forms/guest-form.tsx'
import { MAX_NOTE } from '#src/domain/text/text-limits.ts'
import { applyPlace, applyToVacancy, type DetailData } from './detail-page.ts'
import type { Words } from './words.ts'

type Props = PageProps<DetailData> & { words: Words }

export function GuestApply({ data, ctx, failure, words: { t } }: Props) {
  const hint = t('application.apply.note-hint', { limit: MAX_NOTE })
  return (
    <>
      <GuestForm
        ctx={ctx}
        failure={failure}
        action={applyToVacancy}
        place={applyPlace(data.vacancy)}
        text={t('application.guest.text')}
        field={{ label: t('application.apply.note'), hint, rows: 3, optional: true }}
        login={{ text: t('application.guest.login'), className: 'button primary big full' }}
      />
      <p className="small muted">{t('application.apply.free')}</p>
    </>
  )
}
