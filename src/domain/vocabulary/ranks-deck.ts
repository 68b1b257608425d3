import { FLEETS } from './fleets.ts'
import { createRankGroup } from './rank.ts'

// biome-ignore format: one row, one line
export const DECK_OFFICERS = createRankGroup({ department: 'deck', group: 'deck-officers', fleets: FLEETS }, [
  { slug: 'master', level: 'management', abbreviation: 'MSTR', aliases: ['captain', 'capt', 'ship master', 'shipmaster', 'master mariner', 'mstr'], stcw: 'II/2' },
  { slug: 'staff-captain', level: 'management', abbreviation: 'S/C', aliases: ['staff master', 'vice captain', 'deputy captain', 'night master'], fleets: ['passenger-fleet'], stcw: 'II/2' },
  { slug: 'chief-officer', level: 'management', abbreviation: 'C/O', aliases: ['chief mate', 'c/m', 'chief off', 'ch off', 'ch/off', 'choff', 'first mate', 'chief deck officer', 'cargo officer'], stcw: 'II/2' },
  { slug: 'additional-chief-officer', level: 'management', abbreviation: 'Add. C/O', aliases: ['add c/o', 'additional c/o', 'extra chief officer', 'additional chief mate', 'addl chief officer'], stcw: 'II/2' },
  { slug: 'first-officer', level: 'operational', abbreviation: '1/O', aliases: ['1o', 'first navigation officer', 'first deck officer'], fleets: ['passenger-fleet', 'offshore-fleet'], stcw: 'II/2' },
  { slug: 'second-officer', level: 'operational', abbreviation: '2/O', aliases: ['2o', '2 off', '2nd off', 'second mate', '2/m', 'second deck officer', 'navigation officer', 'navigating officer'], stcw: 'II/1' },
  { slug: 'third-officer', level: 'operational', abbreviation: '3/O', aliases: ['3o', '3 off', '3rd off', 'third mate', '3/m', 'third deck officer', 'oow deck', 'officer of the watch', 'deck officer of the watch'], stcw: 'II/1' },
  { slug: 'fourth-officer', level: 'operational', abbreviation: '4/O', aliases: ['4o', 'fourth mate', '4/m'], stcw: 'II/1' },
  { slug: 'junior-officer', level: 'operational', abbreviation: 'J/O', aliases: ['junior deck officer', 'apprentice officer', 'junior mate'], stcw: 'II/1' },
  { slug: 'safety-officer', level: 'operational', aliases: ['hse officer', 'hseq officer', 'safety advisor', 'ship safety officer'], fleets: ['passenger-fleet', 'offshore-fleet'] },
  { slug: 'ship-security-officer', level: 'operational', abbreviation: 'SSO', aliases: ['security officer', 'chief security officer'], fleets: ['passenger-fleet'], stcw: 'VI/5' },
  { slug: 'environmental-officer', level: 'operational', aliases: ['environment officer', 'environmental compliance officer'], fleets: ['passenger-fleet'] },
  { slug: 'training-officer', level: 'operational', aliases: ['ship training officer', 'crew training officer', 'designated shipboard training officer'] },
  { slug: 'radio-officer', level: 'operational', abbreviation: 'R/O', aliases: ['sparks', 'gmdss officer', 'communication officer', 'communications officer'], stcw: 'IV/2' },
  { slug: 'pilot', level: 'operational', aliases: ['marine pilot', 'maritime pilot', 'mooring master', 'loading master'] },
  { slug: 'skipper', level: 'management', aliases: ['boat master', 'coxswain', 'tug master', 'tugmaster'], fleets: ['offshore-fleet', 'merchant-fleet', 'passenger-fleet'], stcw: 'II/3' },
  { slug: 'deck-cadet', level: 'cadet', abbreviation: 'D/C', aliases: ['dc', 'cadet deck', 'nautical cadet', 'navigation cadet', 'deck apprentice', 'officer cadet', 'cadet'], stcw: 'II/1' },
])

// biome-ignore format: one row, one line
export const DECK_RATINGS = createRankGroup({ department: 'deck', group: 'deck-ratings', fleets: FLEETS }, [
  { slug: 'bosun', level: 'support', abbreviation: 'BSN', aliases: ['boatswain', 'bos’n', 'bsn', 'bosun mate', 'chief boatswain'], stcw: 'II/5' },
  { slug: 'pumpman', level: 'support', abbreviation: 'PMN', aliases: ['pump man', 'pmn', 'chief pumpman'], fleets: ['tanker-fleet'], stcw: 'II/5' },
  { slug: 'able-seaman', level: 'support', abbreviation: 'AB', aliases: ['a/b', 'able bodied seaman', 'able-bodied seaman', 'able seamen', 'seaman', 'seamen', 'sailor', 'helmsman', 'quartermaster', 'leading seaman'], stcw: 'II/4' },
  { slug: 'ab-crane', level: 'support', abbreviation: 'AB/Crane', aliases: ['ab/crane', 'ab crane operator', 'ab crane', 'crane ab', 'able seaman crane operator'], fleets: ['merchant-fleet', 'offshore-fleet'], stcw: 'II/4' },
  { slug: 'ab-cook', level: 'support', abbreviation: 'AB/Cook', aliases: ['ab/cook', 'ab cook', 'cook/ab', 'cook ab', 'able seaman cook', 'cook/deckhand'], fleets: ['merchant-fleet', 'offshore-fleet'], stcw: 'II/4' },
  { slug: 'able-seafarer-deck', level: 'support', abbreviation: 'ASD', aliases: ['as-d', 'rasd', 'able seafarer', 'rating as able seafarer deck', 'able seafarer - deck'], stcw: 'II/5' },
  { slug: 'ordinary-seaman', level: 'support', abbreviation: 'OS', aliases: ['o/s', 'ordinary seamen', 'ordinary sailor', 'seaman', 'seamen', 'sailor'], stcw: 'II/4' },
  { slug: 'deck-fitter', level: 'support', aliases: ['fitter deck', 'deck/fitter'] },
  { slug: 'carpenter', level: 'support', abbreviation: 'CARP', aliases: ['carp', 'ship carpenter', 'ship’s carpenter', 'chippy'], fleets: ['passenger-fleet', 'merchant-fleet'] },
  { slug: 'deckhand', level: 'support', aliases: ['deck hand', 'decky', 'mate/deckhand', 'deck rating'] },
  { slug: 'deck-boy', level: 'support', aliases: ['deckboy', 'd/boy', 'ship’s boy'] },
  { slug: 'trainee', level: 'cadet', aliases: ['deck trainee', 'trainee seaman', 'trainee os', 'gp trainee', 'trainee gp rating'] },
])
