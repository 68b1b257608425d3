import type { PageProps } from '#src/app/page.ts'
import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { CvSheet } from '#src/app/ui/cv-sheet.tsx'
import { TokenField } from '#src/app/ui/forms/token-field.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { writeShared } from '#src/i18n/cv/write-shared.ts'
import { T, useFormats } from '#src/i18n/react.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { Headline } from './headline.tsx'
import { MoreParts } from './more-parts.tsx'

export function ReviewView(props: PageProps<Review>) {
  const { data, ctx } = props
  const { date } = useFormats()
  return (
    <div className="wrap review u-pbs-4 u-pbe-6">
      <p className="small muted">
        <T
          id="mailing-review.page.sent"
          values={{ agency: <bdi>{data.agency}</bdi>, date: date(data.sentAt ?? ctx.now) }}
        />
      </p>
      <Headline headline={data.headline} />
      <div className="review-parts">
        <div className="review-answer not-on-paper">
          <AnswerSheet {...props} />
        </div>
        <div className="review-paper sheet padded column gap-4">
          <CheckedMark mark={data.mark} isShort />
          <CvSheet isPart paper={writeShared(ctx.intl, data.cv, ctx.now)} />
        </div>
        <aside className="review-more column gap-5 not-on-paper">
          <MoreParts {...props} />
        </aside>
      </div>
      <SeenForm {...props} />
    </div>
  )
}

/** Reports the view after two seconds on screen. */
function SeenForm({ data, ctx, csrfToken }: PageProps<Review>) {
  const href = useHref()
  if (!csrfToken || data.reader === 'own') return null
  return (
    <form method="post" action={href(ctx.here)} data-seen="" hidden>
      <TokenField token={csrfToken} />
      <input type="hidden" name="act" value="seen" />
    </form>
  )
}
