import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { Audiences } from './audiences.tsx'
import { Closing } from './closing.tsx'
import { Companies } from './companies.tsx'
import { Hero } from './hero.tsx'
import { LiveNumbers } from './live-numbers.tsx'
import type { Naming } from './naming.ts'
import { Newest } from './newest.tsx'
import { NoFees } from './no-fees.tsx'
import { Questions } from './questions.tsx'
import { SignedOut } from './signed-out.tsx'

type Props = {
  overview: Overview
  ctx: PageContext
  /** Names in the page's language. */
  naming: Naming
  /** The newest vacancies, rendered. */
  rows: ReactNode
  /** The newest articles, rendered. */
  latest: ReactNode
}

/** The front page: demand, search, employers, and that it is free. */
export const LandingView = ({ overview, ctx, naming, rows, latest }: Props) => (
  <>
    {!ctx.session && <SignedOut />}
    <Hero overview={overview} naming={naming} />
    <div className="wrap">
      <LiveNumbers overview={overview} />
      <div className="duo section">
        <Newest total={overview.openVacancies} rows={rows} />
        <aside className="column gap-5">
          <NoFees />
          {overview.agencies.length > 0 && <Companies overview={overview} />}
        </aside>
      </div>
    </div>
    <div className="later to-foot">
      <div className="wrap">
        <Audiences />
        {latest}
        <Questions />
      </div>
      <Closing session={ctx.session} />
    </div>
  </>
)
