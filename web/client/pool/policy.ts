// The trusted-types policy `retrace`: for the address of the worker, which is the widget's own and never
// made from what visitors or hosts bring. Lit's templates have the policy `lit-html`.

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
    return undefined; // There is no such thing here, or the host does not allow this policy.
  }
}

export const policy = policyOf('retrace');
