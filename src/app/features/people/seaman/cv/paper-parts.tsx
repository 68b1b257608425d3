import { Late } from '#src/app/ui/late.tsx'
import { useCvSource } from './cv-source.ts'
import type { Entries } from './entries.ts'
import { PaperScans } from './paper-scans.tsx'

// Loaded when it is shown: people who edit voyages never load it.
const loadFacts = () => import('./care/paper-facts.tsx').then(({ PaperFacts }) => PaperFacts)
const loadCode = () => import('./care/paper-code.tsx').then(({ PaperCode }) => PaperCode)
const loadRadar = () => import('./care/radar.tsx').then(({ Radar }) => Radar)
const loadLine = () => import('./care/radar-line.tsx').then(({ RadarLine }) => RadarLine)
const loadNeeds = () => import('./care/needs.tsx').then(({ PaperNeeds }) => PaperNeeds)

type ListProps = { entries: Entries; now: number }

export const PapersAbove = (props: ListProps) => useCvSource() && <Late load={loadRadar} props={props} />

export const PapersBelow = (props: ListProps) => useCvSource() && <Late load={loadNeeds} props={props} />

/** Its place is reserved, to avoid layout shift. */
export const PapersLine = ({ now }: { now: number }) => (
  <div className="cv-radar-line">
    <Late load={loadLine} props={{ now }} isQuiet />
  </div>
)

type PaperProps = { part: string; entryId: string }

export const BehindPaper = ({ part, entryId }: PaperProps) => (
  <>
    <Late load={loadFacts} props={{ part }} isQuiet />
    <PaperScans part={part} entryId={entryId} />
    <Late load={loadCode} props={{ part }} isQuiet />
  </>
)
