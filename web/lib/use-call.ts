import useSWR, { mutate, type SWRConfiguration } from 'swr'
import type { ResponseOf, ReadName, RequestOf } from '../../schema/calls.ts'
import { type ApiError, call, pathOf } from './api.ts'

/** Reads by a GET call; the answer is cached under the call's path. Reads nothing while `request` is null. */
export function useCall<Name extends ReadName>(
  name: Name,
  request: RequestOf<Name> | null,
  config?: SWRConfiguration<ResponseOf<Name>, ApiError>,
) {
  return useSWR<ResponseOf<Name>, ApiError>(request && pathOf(name, request), () => call(name, request!), config)
}

/** Puts an answer into the cache without reading it again. */
export function cacheAnswer<Name extends ReadName>(name: Name, request: RequestOf<Name>, answer: ResponseOf<Name>) {
  return mutate<ResponseOf<Name>>(pathOf(name, request), answer, { revalidate: false })
}

/** Reads a cached answer again where something on screen uses it. */
export function refetch<Name extends ReadName>(name: Name, request: RequestOf<Name>) {
  return mutate(pathOf(name, request))
}
