import type { PageProps } from '#src/app/page.ts'
import { CvSheet } from '#src/app/ui/cv-sheet.tsx'
import { TokenField } from '#src/app/ui/forms/token-field.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { SharedCv } from '#src/contract/share/schemas.ts'
import { writeShared } from '#src/i18n/cv/write-shared.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Shared = NonNullable<SharedCv['shared']>

export function SharedCvView({ ctx, csrfToken, shared }: PageProps<SharedCv> & { shared: Shared }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const href = useHref()
  const { cv, expiresAt, isOwn } = shared
  const { firstname = '', surname = '' } = cv.profileData
  return (
    <>
      <div className="not-on-paper column gap-4 u-pbe-6">
        <Notice tone="shoal">
          <p>{t('share.view.whose', { name: `${firstname} ${surname}` })}</p>
          <p className="small">{t('share.view.until', { date: dateTime(expiresAt) })}</p>
          {isOwn && <p className="small">{t('share.view.own')}</p>}
        </Notice>
        <div>
          <button type="button" className="button js-only" data-print="">
            {t('cv.print')}
          </button>
        </div>
      </div>
      <CvSheet paper={writeShared(ctx.intl, cv, ctx.now)} />
      {csrfToken && !isOwn && (
        <form method="post" action={href(ctx.here)} data-seen="" hidden>
          <TokenField token={csrfToken} />
          <input type="hidden" name="act" value="seen" />
        </form>
      )}
    </>
  )
}
