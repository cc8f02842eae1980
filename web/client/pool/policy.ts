// The trusted-types policy `retrace`, for the address of the widget's own worker, which is never made from input of
// visitors or hosts. Lit's templates have the policy `lit-html`.

interface Policy {
  createScriptURL(text: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

declare const trustedTypes: PolicyFactory | undefined;

function policyOf(name: string): Policy | undefined {
  try {
    return trustedTypes?.createPolicy(name, { createScriptURL: (text) => text });
  } catch {
    return undefined; // The browser has no trusted types, or the host does not allow this policy.
  }
}

export const policy = policyOf('retrace');
