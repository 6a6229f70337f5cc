/** Passkeys: the browser makes one for this site and proves later that it has it. */

import { post, remove } from "../wire/api";
import type { PersonKey } from "../wire/types";
import { browserMark, keepIdentity, secret } from "./identity.svelte";

/** Why there can be none here. `address`: passkeys belong to a name of a site, never to a number. */
export type Why = "" | "browser" | "insecure" | "address";

export function whyNone(hostname = location.hostname): Why {
  if (/^[\d.]+$|:/.test(hostname.replace(/[[\]]/g, ""))) return "address";
  if (!window.isSecureContext) return "insecure";
  return typeof PublicKeyCredential === "undefined" ? "browser" : "";
}

/** false: the player closed the browser's window without making one. */
export async function addPasskey(): Promise<boolean> {
  const asked = await post<CreationOptions>("/people/me/passkeys/options", {}, secret());
  const made = await quietly(() => navigator.credentials.create({ publicKey: creation(asked) }));
  if (!made) return false;
  await post("/people/me/passkeys", { credential: told(made as PublicKeyCredential) }, secret());
  return true;
}

export async function signIn(): Promise<PersonKey | null> {
  const asked = await post<RequestOptions>("/people/passkey/options", {});
  const found = await quietly(() => navigator.credentials.get({ publicKey: request(asked) }));
  if (!found) return null;
  const person = await post<PersonKey>("/people/passkey", { credential: told(found as PublicKeyCredential), browser: browserMark() });
  keepIdentity(person);
  return person;
}

export async function dropPasskey(id: string): Promise<void> {
  await remove(`/people/me/passkeys/${encodeURIComponent(id)}`, secret());
}

/** Browsers tell in the same way that somebody closed the window, and that there is no passkey. */
async function quietly(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

interface Descriptor {
  id: string;
  type: "public-key";
}

interface CreationOptions extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}

interface RequestOptions extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
}

function creation(asked: CreationOptions): PublicKeyCredentialCreationOptions {
  return {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((each) => ({ ...each, id: bytes(each.id) })),
  };
}

function request(asked: RequestOptions): PublicKeyCredentialRequestOptions {
  return { ...asked, allowCredentials: [], challenge: bytes(asked.challenge) };
}

/** A credential as the server reads it. */
function told(made: PublicKeyCredential): Record<string, unknown> {
  const answer = made.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const parts = { clientDataJSON: answer.clientDataJSON, attestationObject: answer.attestationObject, authenticatorData: answer.authenticatorData, signature: answer.signature, userHandle: answer.userHandle };
  const response = Object.fromEntries(Object.entries(parts).flatMap(([name, data]) => (data instanceof ArrayBuffer ? [[name, text(data)]] : [])));
  return { id: made.id, rawId: text(made.rawId), type: made.type, response };
}

function bytes(coded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(coded.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
