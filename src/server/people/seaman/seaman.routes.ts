import * as declared from '#src/contract/seaman/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { implementRoleChoice } from '#src/server/identity/role-choice/role-choice.routes.ts'
import { getCvVersion, listCvVersions, returnToCvVersion } from './cv/cv-versions.usecases.ts'
import type { CvProjection } from './cv/save-cv.usecases.ts'
import { getSeamanProfile } from './profile.usecases.ts'
import { saveSeamanProfile } from './save-profile.usecases.ts'
import { createSeaman, type DescribeSeaman } from './seaman.usecases.ts'

const createPostSeaman = (describe: DescribeSeaman) =>
  implementRoleChoice(declared.postSeaman, (services, session, caller, input) =>
    createSeaman(describe, services, session, caller, input),
  )

const readProfile = implement(declared.readProfile, async ({ services, session }) =>
  getSeamanProfile(services, session),
)

const createPutProfile = (projection: CvProjection) =>
  implement(declared.putProfile, async ({ c, services, session, body }) =>
    saveSeamanProfile(projection, services, session, body, readIdempotencyKey(c)),
  )

const readVersions = implement(declared.readVersions, async ({ services, session }) =>
  listCvVersions(services, session),
)

const readVersion = implement(declared.readVersion, async ({ services, session, params }) =>
  getCvVersion(services, session, params.version),
)

const createReturn = (projection: CvProjection) =>
  implement(declared.returnToVersion, async ({ services, session, params, body }) => {
    const wanted = { version: params.version, basedOn: body.version }
    const profile = await returnToCvVersion(projection, services, session, wanted)
    return { profile, versions: await listCvVersions(services, session) }
  })

export const createSeamanEndpoints = (projection: CvProjection) => [
  createPostSeaman(projection.describe),
  readProfile,
  createPutProfile(projection),
  readVersions,
  readVersion,
  createReturn(projection),
]
