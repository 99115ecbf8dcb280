import type { ExtractSchema } from 'hono/types'
import type { JSONParsed } from 'hono/utils/types'
import { expect, it } from 'vitest'
import type { CallName, Calls } from '../../schema/calls.ts'
import type { api } from '../app.ts'

type Routes = ExtractSchema<typeof api>
type MethodOf<Path extends keyof Routes> = keyof Routes[Path] extends `$${infer Method}` ? Uppercase<Method> : never
type RouteName = { [Path in keyof Routes]: `${MethodOf<Path>} /api${Path}` }[keyof Routes]
type EndpointOf<Route> = Route extends `${infer Method} /api${infer Path extends keyof Routes}`
  ? Routes[Path][`$${Lowercase<Method>}` & keyof Routes[Path]]
  : never

/** The route of a call: its name without a query. */
type RouteOf<Name> = Name extends `${infer Route}?${string}` ? Route : Name
type FixedQuery<Name> = Name extends `${string}?${infer Key}=${infer Value}` ? Record<Key, Value> : unknown

/** The union of the responses that a route's contracts promise. */
type Promised<Route> = { [Name in CallName]: RouteOf<Name> extends Route ? Json<Calls[Name]['response']> : never }[CallName]
type Json<Response> = Response extends void ? void : JSONParsed<Response>
type Answered<Endpoint> = Endpoint extends { outputFormat: 'json'; output: infer Output } ? Output : void
type Same<A, B> = [A, B] extends [B, A] ? true : false

type Accepts<Endpoint, Part extends string, Sent> = Endpoint extends { input: Record<Part, infer Input> }
  ? Sent extends Input
    ? true
    : false
  : true
type Sent<Name extends CallName, Part> = Part extends keyof Calls[Name] ? Calls[Name][Part] : unknown

type Differs<Name extends CallName, Endpoint = EndpointOf<RouteOf<Name>>> = [
  Same<Promised<RouteOf<Name>>, Answered<Endpoint>>,
  Accepts<Endpoint, 'json', Sent<Name, 'body'>>,
  Accepts<Endpoint, 'query', Sent<Name, 'query'> & FixedQuery<Name>>,
] extends [true, true, true]
  ? never
  : Name

it('has a contract for each route, with its body, query and answer', () => {
  // The compiler reports each difference as a property that is missing here.
  const routesWithoutContract: Record<Exclude<RouteName, RouteOf<CallName>>, never> = {}
  const contractsWithoutRoute: Record<Exclude<CallName, `${RouteName}${'' | `?${string}`}`>, never> = {}
  const differing: Record<{ [Name in CallName]: Differs<Name> }[CallName], never> = {}
  expect([routesWithoutContract, contractsWithoutRoute, differing]).toEqual([{}, {}, {}])
})
