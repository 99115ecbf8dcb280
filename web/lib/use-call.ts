import useSWR, { mutate, type SWRConfiguration } from 'swr'
import type { ApiResponseOf, ApiGetCallName, ApiRequestOf } from '../../schema/calls.ts'
import { type ApiError, requestApi, apiPathOf } from './api.ts'

/** Sends no request while `request` is null. */
export function useApiCall<Name extends ApiGetCallName>(
  name: Name,
  request: ApiRequestOf<Name> | null,
  config?: SWRConfiguration<ApiResponseOf<Name>, ApiError>,
) {
  return useSWR<ApiResponseOf<Name>, ApiError>(
    request && apiPathOf(name, request),
    () => requestApi(name, { ...request!, allowStored: true }),
    config,
  )
}

export function cacheApiResponse<Name extends ApiGetCallName>(name: Name, request: ApiRequestOf<Name>, answer: ApiResponseOf<Name>) {
  return mutate<ApiResponseOf<Name>>(apiPathOf(name, request), answer, { revalidate: false })
}

export function refetchApiResponse<Name extends ApiGetCallName>(name: Name, request: ApiRequestOf<Name>) {
  return mutate(apiPathOf(name, request))
}
