import { answerIs } from '#src/app/changes.ts'
import { type ActionResult, definePage, type FormValues, type PageContext, type PageProps } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { DoneNote, donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { OwnVerification } from '#src/contract/verification/schemas.ts'
import type { OwnVoyages } from '#src/contract/verification/voyage-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { OwnVerificationPanel } from './own-verification.tsx'
import { OwnVoyageList } from './own-voyages.tsx'
import { ownVerification, ownVoyages } from './queries.ts'

const HERE = '/seaman/cv/verification'

type Data = { verification: OwnVerification; voyages: OwnVoyages | undefined }

const stale = [['seaman-profile']]

/** The forms of the page; `act` names the form that was sent. */
const act = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    if (values.act === 'voyage') {
      const voyages = await ctx.api.call('POST /server/seaman/voyage/{entry}/question', {
        params: { entry: values.entry ?? '' },
        body: { companyId: values.companyId ?? '' },
      })
      return { redirect: donePath(HERE, 'voyage'), changed: { known: [answerIs(ownVoyages(ctx), voyages)], stale } }
    }
    const own =
      values.act === 'withdraw'
        ? await ctx.api.call('DELETE /server/seaman/verification')
        : await ctx.api.call('POST /server/seaman/verification')
    return {
      redirect: donePath(HERE, values.act === 'withdraw' ? 'withdraw' : 'ask'),
      changed: { known: [answerIs(ownVerification(ctx), own)], stale },
    }
  })

/** What others say of the seafarer: an admin of the papers, companies of voyages. */
export const ownCheckPage = definePage<Data>({
  queries: (ctx) => ({ verification: ownVerification(ctx), voyages: partOf(ownVoyages(ctx)) }),
  head: (_data, { intl }) => ({ title: intl.t('check.own.title') }),
  action: act,
  Component: OwnCheck,
})

function OwnCheck({ data: { verification, voyages }, ...props }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small muted">
            <Link to="/seaman/cv" search={{ tab: 'documents' }}>
              {t('seaman.cv.title')}
            </Link>
          </p>
          <h1>{t('check.own.title')}</h1>
        </div>
      </header>
      {['ask', 'withdraw', 'voyage'].map((done) => (
        <DoneNote key={done} ctx={props.ctx} act={done} text={`check.own.${done}-done`} />
      ))}
      <OwnVerificationPanel own={verification} action={act} {...props} />
      {voyages ? (
        <OwnVoyageList voyages={voyages.items} action={act} {...props} />
      ) : (
        <MissingPart here={props.ctx.here} />
      )}
    </div>
  )
}
