import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { MarketWords } from './market-words.ts'
import { answerTo, QUESTIONS } from './pay-page.ts'

/** Explains the figures as questions and answers. */
export const PayMethod = ({ words }: { words: MarketWords }) => (
  <section className="section" id="method">
    <header>
      <h2>{words.t('market.ask.title')}</h2>
    </header>
    <div className="asked">
      {QUESTIONS.map((question) => (
        <Disclosure key={question} open summary={words.t(`market.ask.${question}`)}>
          <p className="muted">{answerTo(question, words)}</p>
        </Disclosure>
      ))}
    </div>
  </section>
)
