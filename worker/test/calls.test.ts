import type { ExtractSchema } from 'hono/types'
import type { JSONParsed } from 'hono/utils/types'
import { expect, it } from 'vitest'
import type { ApiCallName, ApiCalls } from '../../schema/calls.ts'
import type { apiRouter } from '../app.ts'

type ApiRoutes = ExtractSchema<typeof apiRouter>
type HttpMethodOf<Path extends keyof ApiRoutes> = keyof ApiRoutes[Path] extends `$${infer Method}` ? Uppercase<Method> : never
type ApiRouteName = { [Path in keyof ApiRoutes]: `${HttpMethodOf<Path>} /api${Path}` }[keyof ApiRoutes]
type EndpointOfRoute<Route> = Route extends `${infer Method} /api${infer Path extends keyof ApiRoutes}`
  ? ApiRoutes[Path][`$${Lowercase<Method>}` & keyof ApiRoutes[Path]]
  : never

/** Returns a call's API route: its name without the query string. */
type RouteOfCall<Name> = Name extends `${infer Route}?${string}` ? Route : Name
type QueryInCallName<Name> = Name extends `${string}?${infer Key}=${infer Value}` ? Record<Key, Value> : unknown

/** The union of the JSON responses that the contracts of a route declare. */
type ContractResponse<Route> = {
  [Name in ApiCallName]: RouteOfCall<Name> extends Route ? SerializedJson<ApiCalls[Name]['response']> : never
}[ApiCallName]
type SerializedJson<Response> = Response extends void ? void : JSONParsed<Response>
type EndpointResponse<Endpoint> = Endpoint extends { outputFormat: 'json'; output: infer Output } ? Output : void
type AreSameTypes<A, B> = [A, B] extends [B, A] ? true : false

type EndpointAcceptsInput<Endpoint, Part extends string, Sent> = Endpoint extends { input: Record<Part, infer Input> }
  ? Sent extends Input
    ? true
    : false
  : true
type ContractCallInput<Name extends ApiCallName, Part> = Part extends keyof ApiCalls[Name] ? ApiCalls[Name][Part] : unknown

type MismatchedCallName<Name extends ApiCallName, Endpoint = EndpointOfRoute<RouteOfCall<Name>>> = [
  AreSameTypes<ContractResponse<RouteOfCall<Name>>, EndpointResponse<Endpoint>>,
  EndpointAcceptsInput<Endpoint, 'json', ContractCallInput<Name, 'body'>>,
  EndpointAcceptsInput<Endpoint, 'query', ContractCallInput<Name, 'query'> & QueryInCallName<Name>>,
] extends [true, true, true]
  ? never
  : Name

it('each API route has a contract that matches its body, query and response', () => {
  // If routes and contracts differ, the compiler reports each difference as a property that one of these empty objects lacks.
  const routesWithoutContract: Record<Exclude<ApiRouteName, RouteOfCall<ApiCallName>>, never> = {}
  const contractsWithoutRoute: Record<Exclude<ApiCallName, `${ApiRouteName}${'' | `?${string}`}`>, never> = {}
  const differing: Record<{ [Name in ApiCallName]: MismatchedCallName<Name> }[ApiCallName], never> = {}
  expect([routesWithoutContract, contractsWithoutRoute, differing]).toEqual([{}, {}, {}])
})
